/** Coefficients of Acklam's rational approximation of the normal quantile; its relative error is below 1.2e-9. */
const CENTRE_TOP = [
  -3.969683028665376e1, 2.209460984245205e2, -2.759285104469687e2, 1.38357751867269e2, -3.066479806614716e1,
  2.506628277459239,
];
const CENTRE_BOTTOM = [
  -5.447609879822406e1, 1.615858368580409e2, -1.556989798598866e2, 6.680131188771972e1, -1.328068155288572e1, 1,
];
const TAIL_TOP = [
  -7.784894002430293e-3, -3.223964580411365e-1, -2.400758277161838, -2.549732539343734, 4.374664141464968,
  2.938163982698783,
];
const TAIL_BOTTOM = [7.784695709041462e-3, 3.224671290700398e-1, 2.445134137142996, 3.754408661907416, 1];

const TAIL = 0.02425;

/**
 * Returns the standard normal quantile of a probability. One uniform draw gives one normal draw, so every distribution takes
 * the same count of random numbers.
 *
 * @param probability above 0 and below 1
 */
export function normalQuantile(probability: number): number {
  if (probability < TAIL) return tail(probability);
  if (probability > 1 - TAIL) return -tail(1 - probability);
  const offset = probability - 0.5;
  const square = offset * offset;
  return (polynomial(CENTRE_TOP, square) * offset) / polynomial(CENTRE_BOTTOM, square);
}

function tail(probability: number): number {
  const distance = Math.sqrt(-2 * Math.log(probability));
  return polynomial(TAIL_TOP, distance) / polynomial(TAIL_BOTTOM, distance);
}

function polynomial(coefficients: readonly number[], x: number): number {
  return coefficients.reduce((sum, coefficient) => sum * x + coefficient, 0);
}
