/** A group of questions put to the customer under one heading. */
export interface Section {
  readonly title: string;
  /** The title in English, for the customer's form. */
  readonly english: string;
  /** The customers that the section is for, in words, when not for all. */
  readonly onlyIf?: string;
  /** The sentence that asks for all of the section in the first message, after the question on whose answer it depends. */
  readonly inOneSentence?: string;
  /** True where the caller supplies the data and the customer is asked nothing. */
  readonly callerOnly?: boolean;
}

/** One question of the message to the customer. It answers the fields whose rows name it. */
export interface Question {
  readonly section: Section;
  readonly text: string;
  /** Help for the customer; it follows the question in parentheses. */
  readonly hint?: string;
  /** Replaces the text on the customer's form, where boxes name the parts of the answer. */
  readonly onForm?: string;
  /** Advice for the agent who asks. */
  readonly note?: string;
  readonly onlyIf?: string;
  /**
   * Asked only when the answer to another question leaves something open that the customer cannot know beforehand. The first
   * message does not contain it.
   */
  readonly isFollowUp?: boolean;
  /** Asked in its place where nothing that identifies a person is asked. */
  readonly withoutIdentity?: Question;
}

export function questionsOf(section: Section) {
  return (text: string, more: Omit<Question, 'section' | 'text'> = {}): Question => ({
    section,
    text,
    ...more,
  });
}
