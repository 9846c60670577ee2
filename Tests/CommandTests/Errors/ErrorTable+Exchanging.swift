extension ErrorTable {
    private static let table = "name,expiryDate\nMilk,"

    static let exchanging: [ErrorRow] = [
        .usage(["export", "x.csv", "--format", "xml"], "'csv', 'jsonl' or 'grocy'"),
        .line(["export", "x.xml"], 64, "'x.xml' does not show the format"),
        .line(["export", "none/x.csv"], 74, "cannot write none/x.csv"),
        .line(["export", "/dev/full", "--format", "csv"], 74, "cannot write /dev/full"),
        .line(["export", "x.csv", "--household", "Nowhere"], 77, unknownHousehold),
        .line(["export", "x.csv", "--photos", "file"], 74, "cannot write to file", files: ["file": ""]),
        .usage(["import-items"], "Missing expected argument '<file>'"),
        .usage(["import-items", "x", "--dates", "sometimes"], "'day-first' and 'month-first'"),
        .line(["import-items", "missing"], 65, "missing: no such file"),
        .line(["import-items", "."], 65, ".: it is not a regular file"),
        .line(["import-items", "-"], 65, "neither a table, JSON Lines nor Grocy's stock", lines: 2),
        .line(["import-items", "-"], 65, "no column is called name or gtin", input: "a,b\n1,2\n", lines: 2),
        .line(["import-items", "-"], 65, "a quotation mark is not closed", input: "name\n\"Milk\n", lines: 2),
        .line(["import-items", "-"], 65, "two columns are for the same value", input: "name,name\na,b\n", lines: 2),
        .line(["import-items", "-"], 65, "line 2: it has 1 cells", input: "name,lot\na\n", lines: 2),
        .line(["import-items", "-"], 65, "neither a name nor a product number", input: "name,lot\n,L1\n", lines: 2),
        .line(["import-items", "-"], 65, "is an ambiguous date", input: table + "3/4/2027\n", lines: 2),
        .line(["import-items", "-"], 65, "'soon' must be", input: table + "soon\n", lines: 2),
        .line(["import-items", "-"], 65, "'1000000' must be", input: "name,quantity\nMilk,1000000\n", lines: 2),
        .line(["import-items", "-"], 65, "line 2: it is not a JSON object", input: "{\"name\":\"a\"}\n[\n", lines: 2),
        .line(["import-items", "-"], 65, "has the id 'a'", input: "id,name\na,b\na,c\n", lines: 2),
        .line(["import-items", "-", "--household", "Nowhere"], 77, unknownHousehold, input: "name\nMilk\n"),
        .usage(["catalog", "import"], "Missing expected argument '<file>'"),
        .line(["catalog", "import", "missing"], 65, "missing: no such file"),
        .line(["catalog", "import", "."], 65, ".: it is not a regular file"),
        .line(["catalog", "import", "dump"], 65, "it is not a dump of Open Food Facts", files: ["dump": "a,b\n1,2\n"]),
        .line(
            ["catalog", "import", "dump"], 65, "no product that can be imported",
            files: ["dump": "code\tproduct_name\n"]),
        .usage(["catalog", "search"], "Missing expected argument '<words> ...'"),
        .usage(["catalog", "search", "x", "--limit", "0"], "--limit needs a number of at least 1"),
        .line(["catalog", "search", "x"], 69, "no catalogue yet"),
        .line(
            ["catalog", "search", "x"], 74, "the catalogue is damaged", environment: ["KIF_CATALOG": "bad"],
            files: ["bad": "no catalogue, but long enough to be taken for one\n"]),
        .usage(["catalog", "show"], "Missing expected argument '<numbers> ...'"),
        .line(["catalog", "show", "123"], 64, "'123' is not a product number"),
        .line(["catalog", "show", "4006381333931"], 69, "no catalogue yet"),
        .usage(["catalog", "status", "x"], "Unexpected argument 'x'"),
        .line(
            ["catalog", "status"], 74, "the catalogue is damaged", environment: ["KIF_CATALOG": "bad"],
            files: ["bad": "no catalogue, but long enough to be taken for one\n"]),
    ]

    static let reminding: [ErrorRow] = [
        .line(["remind"], 77, "you are not signed in yet", home: .new),
        .line(["remind", "due", "--household", "Nowhere"], 77, unknownHousehold),
        .usage(["remind", "send", "--to", "pigeon"], "'output', 'desktop', 'mail' or 'webhook'"),
        .line(["remind", "send"], 64, "choose how to be reminded"),
        .line(["remind", "send", "--to", "mail"], 64, "mail is not set up"),
        .line(["remind", "send", "--to", "webhook"], 64, "the webhook is not set up"),
        .line(
            ["remind", "send", "--to", "webhook"] + today, 75, "webhook: the server did not answer; 1 reminder kept",
            environment: ["KIF_REMIND_WEBHOOK": "http://127.0.0.1:1/x"]),
        .line(
            ["remind", "send", "--to", "mail"], 64, "no confirmed mail address",
            environment: ["KIF_MAIL": "outbox:outbox", "KIF_MAIL_FROM": "kif@b.example"]),
        .line(
            ["remind", "send", "--to", "desktop"] + today, 69, "desktop: ", environment: ["PATH": "/nonexistent"]),
        .usage(["remind", "thresholds", "--use-by", "x"], "The value 'x' is invalid"),
        .usage(["remind", "thresholds", "--usual", "--use-by", "1"], "--usual cannot be combined"),
        .line(["remind", "thresholds", "--use-by", "999"], 64, "thresholds are days before the date, from 0 to 365"),
        .usage(["remind", "calendar", "--at", "25:00"], "The value '25:00' is invalid"),
        .line(["remind", "calendar", "--output", "none/x.ics"], 74, "cannot write none/x.ics"),
        .usage(["remind", "install", "--to", "output", "--at", "x"], "The value 'x' is invalid"),
        .line(["remind", "install"], 64, "choose how to be reminded"),
        .line(["remind", "install", "--to", "mail"], 64, "mail is not set up"),
        .line(["remind", "install", "--to", "output"], 69, "systemctl --user", environment: ["PATH": "/nonexistent"]),
        .usage(["remind", "uninstall", "x"], "Unexpected argument 'x'"),
        .usage(["completions"], "Missing expected argument '<shell>'"),
        .usage(["completions", "tcsh"], "'bash', 'zsh' or 'fish'"),
    ]
}
