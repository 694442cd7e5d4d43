import { embeddedQuoting } from '@cotiza/embedded';
import { CotizaModule } from '@cotiza/nest';
import { Module } from '@nestjs/common';
import { QuotesController } from './quotes.controller';

@Module({ imports: [CotizaModule.forRoot(embeddedQuoting())], controllers: [QuotesController] })
export class AppModule {}
