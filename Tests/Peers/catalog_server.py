"""A server that answers as Open Food Facts' interface for one product does, well and badly.

    catalog_server.py LOG

Prints its address, appends the path of each request to LOG, and ends when standard input does. What it answers depends
on the product's number.
"""
import contextlib
import http.server
import json
import sys
import threading
import time

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


class Handler(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
        with open(sys.argv[1], "a", encoding="utf-8") as log:
            log.write(self.path + "\n")
        code = self.path.split("?")[0].removeprefix("/api/v2/product/").removesuffix(".json")
        if code == NOT_FOUND:
            return self.answer(404, {"code": code, "status": 0, "status_verbose": "product not found"})
        if code == STATUS_ZERO:
            return self.answer(200, {"code": code, "status": 0, "status_verbose": "product not found"})
        if code == SLOW:
            time.sleep(20)
        if code == REDIRECTED:
            self.send_response(302)
            self.send_header("Location", f"/api/v2/product/{KNOWN}.json")
            return self.end_headers()
        if code == HUGE:
            return self.answer(200, {"status": 1, "product": {"product_name": "x" * 1_000_000}})
        if code == GARBAGE:
            return self.answer(200, "<html>maintenance</html>")
        if code == BUSY:
            return self.answer(429, {"error": "too many requests"})
        if code == HOSTILE:
            return self.answer(200, {"status": 1, "product": {"product_name": "Oat\u001b[31m\n\u202eDrink", "brands": 7}})
        return self.answer(200, {"code": code, "status": 1, "status_verbose": "product found", "product": PRODUCT})

    def answer(self, status, value):
        body = value.encode() if isinstance(value, str) else json.dumps(value).encode()
        self.send_response(status)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        with contextlib.suppress(OSError):
            self.wfile.write(body)

    def log_message(self, *arguments):
        pass


server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
server.daemon_threads = True
threading.Thread(target=server.serve_forever, daemon=True).start()
print(f"http://127.0.0.1:{server.server_port}", flush=True)
sys.stdin.read()
