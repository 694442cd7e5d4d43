import { markup, type Markup } from '@cotiza/kernel';
import type { LetterOffer } from './quote-letter';
import { styled } from './styled';

/** One offer: who and what on the left, the price on the right, and below what it includes. */
export function offerCard(offer: LetterOffer): Markup {
  return markup`<div ${styled(offer.mark === null ? 'card' : 'best')}>
${offer.mark === null ? null : markup`<p ${styled('mark')}>${offer.mark}</p>`}
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr>
<td valign="top" style="padding:0 12px 0 0">
<h3 ${styled('insurer')}>${offer.insurer}</h3>
${detail(offer.modality)}
${detail(offer.product)}
</td>
<td valign="top" align="right" style="padding:0">
<div ${styled('price')}>${offer.price}</div>
${detail(offer.period)}
${detail(offer.isEstimate ? 'Estimación' : null)}
</td>
</tr></table>
${offer.terms.map(([label, value]) => markup`<p ${styled('detail')}>${label}: <b ${styled('strong')}>${value}</b></p>`)}
${offer.guarantees.length === 0 ? null : markup`<p ${styled('covers')}><b ${styled('strong')}>Cubre:</b> ${offer.guarantees.join(' · ')}</p>`}
</div>`;
}

const detail = (text: string | null): Markup | null =>
  text === null ? null : markup`<p ${styled('detail')}>${text}</p>`;
