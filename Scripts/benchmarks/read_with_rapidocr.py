"""Reads the photos whose paths come on standard input, separated by NUL, with RapidOCR; prints JSON Lines."""
import json
import sys
import time

from rapidocr_onnxruntime import RapidOCR

engine = RapidOCR(intra_op_num_threads=1, inter_op_num_threads=1)
for path in sys.stdin.read().split("\0"):
    begin, cpu = time.monotonic(), time.process_time()
    lines, _ = engine(path)
    text = "\n".join(line[1] for line in lines or [])
    cost = {"wall": time.monotonic() - begin, "cpu": time.process_time() - cpu}
    print(json.dumps({"file": path, "text": text, **cost}), flush=True)
