export { CarBody, HomeBody, MotorcycleBody } from './body-classes';
export { EstimateBodyPipe, presentBody, QuoteBodyPipe } from './body.pipes';
export { CotizaModule } from './cotiza.module';
export { QUOTING_SERVICE } from './quoting-service.token';
export { RefusalException } from './refusal.exception';
