"""A server that answers as Open Food Facts' interface for one product does, well and badly.

    catalog_server.py LOG

Prints its address, appends the path of each request to LOG, and ends when standard input does. What it answers depends
on the product's number.
"""
import json
import sys
import time

import listening

KNOWN = "4006381333931"
NOT_FOUND = "4006381333948"
SLOW = "4006381333955"
REDIRECTED = "4006381333962"
HUGE = "4006381333979"
GARBAGE = "4006381333986"
BUSY = "4006381333993"
STATUS_ZERO = "4006381334006"
HOSTILE = "4006381334013"

PRODUCT = {"code": KNOWN, "product_name": "Oat Drink &quot;Barista&quot;", "brands": "Hafer & Co,Foo", "quantity": "1 l",
           "categories": "Drinks", "categories_tags": ["en:beverages", "en:oat-based-drinks"]}


class Handler(listening.Handler):
    def do_GET(self):
        with open(sys.argv[1], "a", encoding="utf-8") as log:
            log.write(self.path + "\n")
        code = self.path.split("?")[0].removeprefix("/api/v2/product/").removesuffix(".json")
        if code == NOT_FOUND:
            return self.reply(404, {"code": code, "status": 0, "status_verbose": "product not found"})
        if code == STATUS_ZERO:
            return self.reply(200, {"code": code, "status": 0, "status_verbose": "product not found"})
        if code == SLOW:
            time.sleep(20)
        if code == REDIRECTED:
            return self.answer(302, Location=f"/api/v2/product/{KNOWN}.json")
        if code == HUGE:
            return self.reply(200, {"status": 1, "product": {"product_name": "x" * 1_000_000}})
        if code == GARBAGE:
            return self.reply(200, "<html>maintenance</html>")
        if code == BUSY:
            return self.reply(429, {"error": "too many requests"})
        if code == HOSTILE:
            return self.reply(200, {"status": 1, "product": {"product_name": "Oat\u001b[31m\n\u202eDrink", "brands": 7}})
        return self.reply(200, {"code": code, "status": 1, "status_verbose": "product found", "product": PRODUCT})

    def reply(self, status, value):
        self.answer(status, (value if isinstance(value, str) else json.dumps(value)).encode(), "application/json")


listening.run(Handler)
