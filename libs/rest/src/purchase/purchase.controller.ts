import type { ProblemCode } from '@cotiza/contract';
import { InLimitGroup, ProblemException, WithoutHead } from '@cotiza/platform';
import { type PurchaseDesk, type Redemption, StorageUnavailable } from '@cotiza/quoting';
import { Controller, Get, Header, Inject, Logger, Param, UseGuards } from '@nestjs/common';
import { ApiProperty, ApiTags } from '@nestjs/swagger';
import { IsString } from 'class-validator';
import { DescribesPurchase, SHOP_TAG } from '../openapi/operations.description';
import { purchaseDocument, type PurchaseDocument } from './purchase.document';
import { PurchaseKeyGuard } from './purchase-key.guard';
import { PURCHASE_DESK, PURCHASE_TERMS, type PurchaseTerms } from './purchase-terms';

/** Enough time for a database to restart. */
const RETRY_AFTER_SECONDS = 10;

const REFUSED_AS = { unknown: 'enlace_desconocido', 'used-up': 'enlace_agotado' } as const satisfies Record<
  Exclude<Redemption['kind'], 'redeemed'>,
  ProblemCode
>;

export class PurchaseLinkPath {
  @ApiProperty({
    description: 'El valor del parámetro t del enlace de compra.',
    pattern: '^[A-Za-z0-9_-]{43}$',
    example: 'p8Qw3eRt6yUi9oAs2dFg5hJk7lZx1cVb4nM0qWe-rTy',
  })
  @IsString()
  readonly token!: string;
}

/** Returns the quotation of a purchase link to the operator's shop. */
@ApiTags(SHOP_TAG)
@Controller('api/purchase')
@UseGuards(PurchaseKeyGuard)
export class PurchaseController {
  private readonly logger = new Logger(PurchaseController.name);

  constructor(
    @Inject(PURCHASE_DESK) private readonly desk: PurchaseDesk,
    @Inject(PURCHASE_TERMS) private readonly terms: PurchaseTerms,
  ) {}

  @Get(':token')
  @WithoutHead()
  @Header('cache-control', 'no-store')
  @InLimitGroup('reference')
  @DescribesPurchase()
  async resolve(@Param() { token }: PurchaseLinkPath): Promise<PurchaseDocument> {
    const { mostUses } = this.terms;
    const redemption = await this.desk.redeem(token, mostUses).catch(refuseWhileDown);
    if (redemption.kind !== 'redeemed') throw new ProblemException(refusal(REFUSED_AS[redemption.kind]));
    this.logger.log(`purchase link of ${redemption.quote.reference} resolved, time ${redemption.uses}`);
    return purchaseDocument(redemption.quote, redemption.uses, mostUses);
  }
}

const refusal = (problem: ProblemCode) => ({ problem, faults: [] });

function refuseWhileDown(error: unknown): never {
  if (!(error instanceof StorageUnavailable)) throw error;
  throw new ProblemException({ ...refusal('enlaces_no_disponibles'), retryAfterSeconds: RETRY_AFTER_SECONDS });
}
