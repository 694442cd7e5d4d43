/** A group of questions put to the customer under one heading. */
export interface Section {
  readonly title: string;
  /** For whom the section is, in words, when not for everybody. */
  readonly onlyIf?: string;
  /** True where the caller supplies the data and nothing is asked of the customer. */
  readonly callerOnly?: boolean;
}

/** One question of the message to the customer. The fields whose rows name it are the ones that it answers. */
export interface Question {
  readonly section: Section;
  readonly text: string;
  /** What helps the customer to answer; it follows the question in parentheses. */
  readonly hint?: string;
  /** What whoever asks has to know. */
  readonly note?: string;
  readonly onlyIf?: string;
  /**
   * Asked once the answer to another question has left something open that the customer cannot know beforehand: it is not in
   * the message with everything.
   */
  readonly isFollowUp?: boolean;
}

/** Questions of one section. */
export function questionsOf(section: Section) {
  return (text: string, more: Omit<Question, 'section' | 'text'> = {}): Question => ({
    section,
    text,
    ...more,
  });
}
