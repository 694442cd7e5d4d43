import { normalQuantile } from './normal-quantile';

it.each([
  [0.5, 0],
  [0.99, 2.3263478740408408],
  [0.01, -2.3263478740408408],
  [0.001, -3.090232306167813],
  [0.8413447460685429, 1],
])('is that of the tables at %d', (probability, quantile) => {
  expect(normalQuantile(probability)).toBeCloseTo(quantile, 7);
});
