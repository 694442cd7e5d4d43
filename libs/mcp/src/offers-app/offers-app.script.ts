import { INSURANCE_LINES, LINES } from '@cotiza/contract';
import { PER_PERIOD } from '@cotiza/kernel';
import { OFFER_WORDS } from '@cotiza/quoting';
import { HOST_CONTEXT_SCRIPT, HOST_LINK_SCRIPT } from './script/host-link.script';
import { OFFER_ROW_SCRIPT } from './script/offer-row.script';
import { OFFERS_TABLE_SCRIPT, QUOTATION_SCRIPT } from './script/offers-table.script';

const NAMES = Object.fromEntries(INSURANCE_LINES.map((line) => [line, LINES[line].name]));

/** The whole script of the page, in the order in which its parts need each other. */
export const OFFERS_SCRIPT = `
'use strict';
(() => {
const OFFER_WORDS = ${JSON.stringify(OFFER_WORDS)};
const PERIODS = new Map(${JSON.stringify([...PER_PERIOD])});
const LINE_NAMES = new Map(Object.entries(${JSON.stringify(NAMES)}));
${[HOST_LINK_SCRIPT, HOST_CONTEXT_SCRIPT, OFFER_ROW_SCRIPT, OFFERS_TABLE_SCRIPT, QUOTATION_SCRIPT].join('')}
connectToHost({ onContext: applyContext, onResult: showResult, onCancelled: showCancelled, onLost: showLost });
})();
`;
