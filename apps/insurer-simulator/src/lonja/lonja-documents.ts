import addFormats from 'ajv-formats';
import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020';
import { type AnswerCodes, answerCodesOf } from '../vendor-documents/answer-codes';
import { type CodeList, CodeLists, type RiskCodes, riskCodesOf } from '../vendor-documents/code-lists';
import { vendorDocument } from '../vendor-documents/vendor-folder';

export interface LonjaDocuments {
  readonly isPetition: ValidateFunction;
  readonly riskCodes: RiskCodes;
  readonly codes: AnswerCodes;
  readonly companies: CodeList;
}

export function readLonja(): LonjaDocuments {
  const lists = new CodeLists(vendorDocument('lonja', 'codes.csv'));
  const ajv = addFormats(new Ajv2020({ allErrors: true, strict: false, unicodeRegExp: true }));
  ajv.addSchema(JSON.parse(vendorDocument('lonja', 'openapi.json')) as object, 'lonja');
  return {
    isPetition: ajv.compile({ $ref: 'lonja#/components/schemas/Peticion' }),
    riskCodes: riskCodesOf(lists),
    codes: answerCodesOf(lists, { guarantees: { Car: 'Garantías de auto' }, reasons: 'Motivos de rechazo' }),
    companies: lists.list('Compañías'),
  };
}
