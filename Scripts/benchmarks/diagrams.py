"""A reliability diagram as SVG: the share of right answers at each confidence, beside the ideal line."""
SIDE, MARGIN = 360, 56


def reliability(steps):
    """The SVG of `steps`, each (mean confidence, share that is right, number of answers)."""
    maximum = max((number for _, _, number in steps), default=1)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{SIDE + 2 * MARGIN}" height="{SIDE + 2 * MARGIN}" '
        'font-family="sans-serif" font-size="12">',
        '<rect width="100%" height="100%" fill="white"/>',
    ]
    for tenth in range(0, 11, 2):
        share = tenth / 10
        parts += [
            line((0, share), (1, share), "#dddddd"), line((share, 0), (share, 1), "#dddddd"),
            text(share, -0.06, f"{share:.1f}"), text(-0.07, share - 0.01, f"{share:.1f}"),
        ]
    parts.append(line((0, 0), (1, 1), "#888888"))
    parts += [f'<path d="M {" L ".join(at(mean, right) for mean, right, _ in steps)}" fill="none" stroke="#2060c0"/>']
    for mean, right, number in steps:
        radius = 3 + 9 * (number / maximum) ** 0.5
        x, y = at(mean, right).split()
        parts.append(f'<circle cx="{x}" cy="{y}" r="{radius:.1f}" fill="#2060c0" fill-opacity="0.6"/>')
        parts.append(text(mean, right + 0.05, str(number)))
    parts += [text(0.5, -0.12, "confidence"), text(0.12, 1.05, "share that is right"), "</svg>"]
    return "\n".join(parts) + "\n"


def at(x, y):
    return f"{MARGIN + x * SIDE:.1f} {MARGIN + (1 - y) * SIDE:.1f}"


def line(first, second, color):
    return f'<path d="M {at(*first)} L {at(*second)}" stroke="{color}"/>'


def text(x, y, content):
    left, top = at(x, y).split()
    return f'<text x="{left}" y="{top}" text-anchor="middle">{content}</text>'
