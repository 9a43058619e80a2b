import { type FormQuestion, type FormQuestionKind, hasOptions } from '@marquee/shared-contracts';

/** A question in the form: its options as typed, one per line. */
export interface QuestionValues extends Omit<FormQuestion, 'options'> {
  options: string;
}

/** The names of the kinds of questions, in the order in which a host chooses. */
export const questionKindNames: Readonly<Record<FormQuestionKind, string>> = {
  SHORT_TEXT: 'Short text',
  LONG_TEXT: 'Long text',
  ONE_OF: 'One of several options',
  SEVERAL_OF: 'Any of several options',
  NUMBER: 'Number',
  DATE: 'Date',
  CONSENT: 'Consent',
};

const createId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

export const createQuestion = (): QuestionValues => ({
  id: createId(),
  kind: 'SHORT_TEXT',
  text: '',
  options: '',
  required: false,
});

export const toQuestionValues = ({ options, ...question }: FormQuestion): QuestionValues => ({
  ...question,
  options: options.join('\n'),
});

/** Converts a question for the API, normalized as the server does. */
export function toFormQuestion({ options, ...question }: QuestionValues): FormQuestion {
  const lines = options.split('\n').map((line) => line.trim());
  return {
    ...question,
    text: question.text.trim(),
    options: hasOptions(question) ? lines.filter((line) => line !== '') : [],
  };
}
