#!/usr/bin/env bash
# nest-problem-details-filter 1.10.0 with @nestjs/platform-express 11.2.10 sends each problem as application/json, and with Fastify as application/problem+json.
#
# Good guess: "Every HttpException your app throws now serializes to application/problem+json" (README), whose quick start has Nest's default platform.
# Seen: the filter sets the type and leaves the answer to Nest's adapter. The one for Express puts application/json in its place, for an object with a status
# of 400 or more whose type begins in another way, and logs that a custom filter may be needed. The adapter for Fastify (11.2.8) leaves it.
# A client that asks for the type before it reads `detail` takes an expired quotation for any error; and the OpenAPI document that the
# library's own decorator writes names a type that is not sent.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts nest-problem-details-filter@1.10.0 @nestjs/common@11.2.10 \
  @nestjs/core@11.2.10 @nestjs/platform-express@11.2.10 @nestjs/platform-fastify@11.2.8 reflect-metadata@0.2.2 \
  rxjs@7.8.2 >/dev/null
seen=$(node -e '
require("reflect-metadata");
const { Controller, Get, Module, NotFoundException } = require("@nestjs/common");
const { HttpAdapterHost, NestFactory } = require("@nestjs/core");
const { ExpressAdapter } = require("@nestjs/platform-express");
const { FastifyAdapter } = require("@nestjs/platform-fastify");
const { HttpExceptionFilter, ProblemDetailsException } = require("nest-problem-details-filter");
class Quotes {
  expired() {
    throw new ProblemDetailsException({ type: "expired", title: "Presupuesto caducado", status: 410 });
  }
  missing() {
    throw new NotFoundException("No hay presupuesto");
  }
}
for (const route of ["expired", "missing"])
  Get(route)(Quotes.prototype, route, Object.getOwnPropertyDescriptor(Quotes.prototype, route));
Controller()(Quotes);
class App {}
Module({ controllers: [Quotes] })(App);
(async () => {
  for (const adapter of [new ExpressAdapter(), new FastifyAdapter()]) {
    const app = await NestFactory.create(App, adapter, { logger: false });
    app.useGlobalFilters(new HttpExceptionFilter(app.get(HttpAdapterHost)));
    await app.listen(0, "127.0.0.1");
    for (const route of ["expired", "missing"]) {
      const response = await fetch(`${await app.getUrl()}/${route}`);
      console.log(adapter.getType(), response.headers.get("content-type"), (await response.json()).title);
    }
    await app.close();
  }
})();
')
echo "$seen"
[[ $seen == 'express application/json; charset=utf-8 Presupuesto caducado
express application/json; charset=utf-8 No hay presupuesto
fastify application/problem+json; charset=utf-8 Presupuesto caducado
fastify application/problem+json; charset=utf-8 No hay presupuesto' ]]
