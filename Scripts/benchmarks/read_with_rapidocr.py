"""Reads the photos whose paths come on standard input, separated by NUL, with RapidOCR as it comes, on one thread; prints
JSON Lines."""
import json
import sys
import time

from rapidocr import RapidOCR

THREADS = ("EngineConfig.onnxruntime.intra_op_num_threads", "EngineConfig.onnxruntime.inter_op_num_threads")

engine = RapidOCR(params={"Global.log_level": "error", **dict.fromkeys(THREADS, 1)})
for path in sys.stdin.read().split("\0"):
    begin, cpu = time.monotonic(), time.process_time()
    lines = engine(path).txts
    cost = {"wall": time.monotonic() - begin, "cpu": time.process_time() - cpu}
    print(json.dumps({"file": path, "text": "\n".join(lines or []), **cost}), flush=True)
