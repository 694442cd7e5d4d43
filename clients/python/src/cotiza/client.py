"""The client: one method for each operation of the interface."""

from __future__ import annotations

import json
import time
import uuid
from dataclasses import dataclass
from http.client import HTTPException
from typing import Any, List, Literal, Mapping, Optional, Tuple, Union, cast
from urllib.error import HTTPError
from urllib.parse import quote as quoted
from urllib.parse import urlencode
from urllib.request import HTTPRedirectHandler, Request, build_opener

from . import types

#: Statuses after which the same request may succeed.
_TRANSIENT = (408, 429, 500, 502, 503, 504)
_FIRST_WAIT_S = 0.5


class _NoRedirects(HTTPRedirectHandler):
    """Follows no redirect, which would take the access key elsewhere."""

    def redirect_request(self, *_: Any) -> None:
        return None


_OPENER = build_opener(_NoRedirects)


class Refused(Exception):
    """The service refused the request: `error`, `errores` and `request_id` say why."""

    def __init__(
        self, refusal: types.Refusal, status: int, retry_after: Optional[int], idempotency_key: Optional[str]
    ) -> None:
        super().__init__(f"{refusal['error']}: {refusal['mensaje']}")
        self.error = refusal["error"]
        self.mensaje = refusal["mensaje"]
        self.errores: List[types.Fault] = refusal["errores"]
        self.request_id = refusal["request_id"]
        #: Status of HTTP.
        self.status = status
        #: Seconds after which the service may be asked again.
        self.retry_after = retry_after
        #: The key to quote again with, after `resultado_desconocido`.
        self.idempotency_key = idempotency_key


class NoAnswer(Exception):
    """No attempt got an answer of the service: not reachable, too slow, or something else answers there."""

    def __init__(self, cause: Exception, idempotency_key: Optional[str]) -> None:
        super().__init__(f"Cotiza gave no answer: {cause}")
        #: The key to quote again with: the service may have quoted.
        self.idempotency_key = idempotency_key


@dataclass(frozen=True)
class RevisedQuotation:
    """The prices of every insurer after a change of some data, and what it changes in them."""

    result: types.RevisionResult
    idempotency_key: str
    #: True when the service answers again what it answered to this key.
    replayed: bool


@dataclass(frozen=True)
class Quotation:
    """The prices of every insurer."""

    result: types.QuoteResult
    idempotency_key: str
    #: True when the service answers again what it answered to this key.
    replayed: bool


class Cotiza:
    """Asks a service of Cotiza. Raises Refused for a refusal, and NoAnswer when no answer came.

    timeout: seconds that one attempt may take to connect, and between two pieces of its answer.
    retries: attempts after the first one.
    longest_wait: seconds between attempts; a refusal that asks for more is raised at once.
    """

    def __init__(
        self,
        url: str,
        access_key: Optional[str] = None,
        timeout: float = 30.0,
        retries: int = 2,
        longest_wait: float = 5.0,
    ) -> None:
        self._url = url.rstrip("/")
        self._headers = {"accept": "application/json", "user-agent": "cotiza-python"}
        if access_key is not None:
            self._headers["authorization"] = f"Bearer {access_key}"
        self._timeout = timeout
        self._retries = retries
        self._longest_wait = longest_wait

    def requirements(self, ramo: Literal["hogar", "coche", "moto"]) -> types.Requirements:
        """Returns what a customer has to be asked for a line of insurance."""
        return cast(types.Requirements, self._get("/api/agent/requisitos", {"ramo": ramo}))

    def catalogue(self, tipo: str, **query: str) -> types.Catalogue:
        """Returns the values of a field, or those that match the words in `texto`."""
        return cast(types.Catalogue, self._get("/api/agent/catalogo", {"tipo": tipo, **query}))

    def check(self, body: types.ComprobarBody) -> types.CheckResult:
        """Returns what is missing or wrong in the data of a customer, without quoting."""
        return cast(types.CheckResult, self._post("/api/agent/comprobaciones", body)[0])

    def estimate(self, body: types.EstimarBody) -> types.EstimateResult:
        """Returns what each level would cost, without personal data."""
        return cast(types.EstimateResult, self._post("/api/agent/estimaciones", body)[0])

    def quote(self, body: types.CotizarBody, idempotency_key: Optional[str] = None) -> Quotation:
        """Returns the prices of every insurer, and has the service write to the customer.

        The same data under the same key are quoted once. A new key is made by default.
        """
        key = idempotency_key or str(uuid.uuid4())
        result, headers = self._post("/api/agent/cotizaciones", body, key)
        replayed = headers.get("Idempotency-Replayed") == "true"
        return Quotation(cast(types.QuoteResult, result), key, replayed)

    def revise(
        self, consulta: str, cambios: Mapping[str, Any], idempotency_key: Optional[str] = None
    ) -> RevisedQuotation:
        """Quotes again with some data changed, and returns what that changes in the prices.

        consulta: that of the quotation, or the id of one of its offers.
        cambios: values by path, such as {"risk.contents_limit": 30000}; None leaves a field out.
        """
        key = idempotency_key or str(uuid.uuid4())
        path = f"/api/agent/cotizaciones/{quoted(consulta, safe='')}/revisiones"
        result, headers = self._post(path, {"cambios": cambios}, key)
        replayed = headers.get("Idempotency-Replayed") == "true"
        return RevisedQuotation(cast(types.RevisionResult, result), key, replayed)

    def answer(self, consulta: str, respuestas: Mapping[str, Union[bool, int, str]]) -> types.QuoteResult:
        """Answers what insurers ask before they give a price, and returns the quotation with what they add.

        respuestas: by `pregunta` of `preguntas_de_aseguradoras`; of an insurer, all of them.
        """
        path = f"/api/agent/cotizaciones/{quoted(consulta, safe='')}/respuestas"
        return cast(types.QuoteResult, self._post(path, {"respuestas": respuestas})[0])

    def quotation(self, consulta: str) -> types.QuoteResult:
        """Returns a quotation with the offers that have come since."""
        return cast(types.QuoteResult, self._get(f"/api/agent/cotizaciones/{quoted(consulta, safe='')}", {}))

    def resume(self, codigo: str) -> types.QuoteResult:
        """Returns the offers that the customer sees, by the code from the page of offers, which works once."""
        return cast(types.QuoteResult, self._post("/api/agent/cotizaciones/retomar", {"codigo": codigo})[0])

    def wait_for_pending(self, consulta: str, every: float = 30.0, longest: float = 180.0) -> types.QuoteResult:
        """Returns a quotation once no insurer is pending, or as it is after the longest wait. Both are in seconds."""
        end = time.monotonic() + longest
        while True:
            time.sleep(every)
            result = self.quotation(consulta)
            if "pendientes" not in result or time.monotonic() + every > end:
                return result

    def prepare_draft(self, part: types.DraftPart) -> types.PreparedDraft:
        """Keeps what is known as a draft that the customer completes on a page, or changes that of `solicitud_id`."""
        return cast(types.PreparedDraft, self._post("/api/agent/solicitudes", part)[0])

    def draft(self, solicitud_id: str) -> types.FollowedDraft:
        """Returns how a draft goes, and its offers."""
        return cast(types.FollowedDraft, self._get(f"/api/agent/solicitudes/{quoted(solicitud_id, safe='')}", {}))

    def detail(self, oferta_id: str) -> types.OfferDetail:
        """Returns covers, exclusions and price line by line of an offer."""
        return cast(types.OfferDetail, self._get(f"/api/agent/ofertas/{quoted(oferta_id, safe='')}", {}))

    def _get(self, path: str, query: Mapping[str, str]) -> object:
        search = f"?{urlencode(query)}" if query else ""
        return self._call(Request(self._url + path + search, headers=self._headers), None)[0]

    def _post(self, path: str, body: Mapping[str, Any], key: Optional[str] = None) -> Tuple[object, Mapping[str, str]]:
        headers = {**self._headers, "content-type": "application/json"}
        if key is not None:
            headers["idempotency-key"] = key
        return self._call(Request(self._url + path, json.dumps(body).encode(), headers), key)

    def _call(self, request: Request, key: Optional[str]) -> Tuple[object, Mapping[str, str]]:
        """Repeats what may succeed: questions, requests with a key, and drafts, whose double nobody opens."""
        attempt = 0
        while True:
            try:
                return self._attempt(request, key)
            except Refused as refused:
                wait = _FIRST_WAIT_S * 2**attempt if refused.retry_after is None else refused.retry_after
                is_final = refused.status not in _TRANSIENT or wait > self._longest_wait
                if is_final or attempt == self._retries:
                    raise
            except NoAnswer:
                wait = _FIRST_WAIT_S * 2**attempt
                if attempt == self._retries:
                    raise
            time.sleep(wait)
            attempt += 1

    def _attempt(self, request: Request, key: Optional[str]) -> Tuple[object, Mapping[str, str]]:
        try:
            with _OPENER.open(request, timeout=self._timeout) as response:
                return json.load(response), response.headers
        except HTTPError as error:
            raise _refused(error, key) from None
        except (OSError, HTTPException, ValueError) as error:
            raise NoAnswer(error, key) from error


def _refused(error: HTTPError, key: Optional[str]) -> Exception:
    try:
        refusal = json.load(error)
        seconds = error.headers.get("Retry-After", "")
        return Refused(refusal, error.code, int(seconds) if seconds.isdigit() else None, key)
    except (OSError, HTTPException, ValueError, KeyError, TypeError):
        return NoAnswer(error, key)
