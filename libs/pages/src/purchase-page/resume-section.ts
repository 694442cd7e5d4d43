import { markup, type Markup } from '@cotiza/kernel';
import type { ArchivedQuote } from '@cotiza/quoting';
import type { Message } from './message.page';
import { DATA_PARAMETER } from './own-data.pages';

/** The value of the query parameter of the form that makes a code. */
export const RESUME_ACTION = 'codigo';

/** Renders the button that makes a code with which an agent sees the offers; null where there are none. */
export const resumeSection = ({ result }: ArchivedQuote, hasCodes = false): Markup | null =>
  !hasCodes || result.ofertas.length === 0
    ? null
    : markup`<details class="same"><summary>Seguir con un asistente</summary><div class="unfolded"><p>Dale un código en una conversación nueva: verá estos precios, y nada que diga quién eres.</p>
<form method="post" action="?${DATA_PARAMETER}=${RESUME_ACTION}"><button class="quiet">Sacar un código</button></form></div></details>`;

export const resumeMessage = (code: string): Message => ({
  title: 'Tu código para el asistente',
  paragraphs: [
    markup`<strong class="reference">${code}</strong>`,
    markup`Dile: «Retoma mi cotización con el código ${code}». Vale diez minutos y una sola vez.`,
    markup`Con él ve los precios y lo que cubre cada oferta. No ve tu nombre, tu contacto, tu dirección ni tu matrícula. Dáselo solo a quien quieras que los vea.`,
    markup`Si sacas otro, este deja de servir. <a href="?">Vuelve a tus ofertas</a>.`,
  ],
});
