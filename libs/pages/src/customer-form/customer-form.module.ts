import { QUOTING_SERVICE } from '@cotiza/nest';
import type { QuotingService, CustomerForm, PageAbout } from '@cotiza/quoting';
import { Module, type DynamicModule } from '@nestjs/common';
import { pageHeaders } from '../page-headers';
import { BeginController } from './begin.controller';
import { CustomerFormController } from './customer-form.controller';
import { FormSteps } from './form-steps.service';
import { FORM_HEADERS, FORM_TERMS, type FormTerms } from './form-terms';
import { FORM_STYLE } from './form.style';

/** The form of a customer: at `/s/` and the token of a draft, and at `/cotizar/` and the line without an agent. */
@Module({ controllers: [BeginController, CustomerFormController] })
export class CustomerFormModule {
  static with(form: CustomerForm, about: PageAbout, service: QuotingService): DynamicModule {
    const { shopLink } = form;
    const terms: FormTerms = { ...form, about };
    const headers = pageHeaders(FORM_STYLE, shopLink && new URL(shopLink('')).origin);
    return {
      module: CustomerFormModule,
      providers: [
        { provide: FORM_TERMS, useValue: terms },
        { provide: FORM_HEADERS, useValue: { ...headers, 'x-robots-tag': 'noindex, nofollow' } },
        { provide: QUOTING_SERVICE, useValue: service },
        FormSteps,
      ],
    };
  }
}
