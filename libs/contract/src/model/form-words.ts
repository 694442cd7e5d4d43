/** Words of a field on the form that the customer fills in without an agent. */
export interface FormWords {
  /** Short name of a field that shares its question with others. */
  readonly label?: string;
  /** Replaces the hint of the question, which is worded for a conversation. */
  readonly hint?: string;
  /** Text of the box that stands for null. */
  readonly none?: string;
}
