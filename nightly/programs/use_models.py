"""Uses the models that quicktype has made, and compiles every published pattern as Python reads it."""

import json
import re
import sys

models_folder, openapi_file, answers_file = sys.argv[1:]
sys.path.insert(0, models_folder)
import models  # noqa: E402

with open(openapi_file, encoding="utf-8") as file:
    description = json.load(file)
with open(answers_file, encoding="utf-8") as file:
    answers = json.load(file)


def patterns_in(value):
    if isinstance(value, dict):
        pattern = value.get("pattern")
        if isinstance(pattern, str):
            yield pattern
        for inner in value.values():
            yield from patterns_in(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from patterns_in(inner)


patterns = {re.compile(pattern) for pattern in patterns_in(description)}
names = ["Ana", "María del Mar", "O'Neill", "D’Ors", "Gal·la", "Nguyê\u0303n"]
letters = description["components"]["schemas"]["CarRequestHolder"]["properties"]["name"]["pattern"]
assert all(re.search(letters, name) for name in names), "a name does not match its pattern"
assert not any(re.search(letters, name) for name in ["Ana3", " Ana", "Ana  María", ""]), "a wrong name matches"

kinds = {"hogar": models.HomeRequest, "coche": models.CarRequest, "moto": models.MotorcycleRequest}
for ramo, kind in kinds.items():
    request = answers["requests"][ramo]
    assert kind.from_dict(request).to_dict() == request, f"{ramo}: the model changes the request"
    result = models.QuoteResult.from_dict(answers["results"][ramo])
    assert len(result.ofertas) > 0, f"{ramo}: no offers"

print(f"python models, by quicktype: 3 requests and 3 answers; {len(patterns)} patterns compile in re")
