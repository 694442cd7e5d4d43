#!/usr/bin/env bash
# parse-prometheus-text-format 1.1.1 makes one histogram of a histogram with labels, and a metric of a comment.
#
# Good guess: each set of labels is a histogram of its own, as the values of a counter are; a line that begins with "#" and is neither HELP nor TYPE is a
# comment (text format 0.0.4, "Comments, help text, and type information"), and so is "#" without a blank after it.
# Seen: of two insurers the buckets of the second replace those of the first, and the labels, the sum and the count are gone, without an error. A histogram
# without labels, as in the README, is right, and so is a counter with labels. "#insurers 2" is read as a metric "#insurers" with the value 2. A check that
# alerts on a slow insurer sees the last one in the list.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts parse-prometheus-text-format@1.1.1 >/dev/null
seen=$(node --input-type=module -e '
import parse from "parse-prometheus-text-format";
const text = `#insurers 2
# TYPE quote_seconds histogram
quote_seconds_bucket{insurer="norte",le="1"} 7
quote_seconds_bucket{insurer="norte",le="+Inf"} 9
quote_seconds_sum{insurer="norte"} 12.5
quote_seconds_count{insurer="norte"} 9
quote_seconds_bucket{insurer="faro",le="1"} 1
quote_seconds_bucket{insurer="faro",le="+Inf"} 1
quote_seconds_sum{insurer="faro"} 0.25
quote_seconds_count{insurer="faro"} 1
# TYPE quotes_total counter
quotes_total{insurer="norte"} 9
quotes_total{insurer="faro"} 1
`;
for (const { name, metrics } of parse(text)) console.log(name, JSON.stringify(metrics));
')
echo "$seen"
[[ $seen == '#insurers [{"value":"2"}]
quote_seconds [{"buckets":{"1":"1","+Inf":"1"}}]
quotes_total [{"value":"9","labels":{"insurer":"norte"}},{"value":"1","labels":{"insurer":"faro"}}]' ]]
