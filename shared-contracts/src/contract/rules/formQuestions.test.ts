import {
  findAnswerError,
  findFormQuestionError,
  findFormQuestionsError,
  FORM_QUESTIONS_MAX,
  type FormQuestion,
  type FormQuestionKind,
} from './formQuestions';

const createQuestion = (changes: Partial<FormQuestion> = {}): FormQuestion => ({
  id: 'q1',
  kind: 'SHORT_TEXT',
  text: 'Your T-shirt size?',
  options: [],
  required: false,
  ...changes,
});

describe('a question of the registration form (RG-24)', () => {
  it.each<[string, Partial<FormQuestion>, string | undefined]>([
    ['is valid', {}, undefined],
    ['needs a text', { text: ' ' }, 'Please write the question.'],
    ['is short', { text: 'x'.repeat(301) }, 'At most 300 characters, please.'],
    ['has options', { kind: 'ONE_OF', options: ['S', 'M'] }, undefined],
    ['has two options', { kind: 'ONE_OF', options: ['S'] }, 'Please give 2 to 20 options, one per line.'],
    ['has different options', { kind: 'SEVERAL_OF', options: ['S', 'S'] }, 'Options must be different.'],
    [
      'has short options',
      { kind: 'ONE_OF', options: ['S', 'x'.repeat(101)] },
      'Options may have at most 100 characters.',
    ],
  ])('%s', (_what, changes, message) => {
    expect(findFormQuestionError(createQuestion(changes))).toBe(message);
  });

  it('is one of at most 15, each with its own id', () => {
    const many = Array.from({ length: FORM_QUESTIONS_MAX }, (_, index) =>
      createQuestion({ id: `q${index}` }),
    );
    expect(findFormQuestionsError(many)).toBeUndefined();
    expect(findFormQuestionsError([...many, createQuestion({ id: 'last' })])).toBe(
      'An event has at most 15 questions.',
    );
    expect(findFormQuestionsError([createQuestion(), createQuestion()])).toBe('Questions must be different.');
    expect(findFormQuestionsError([createQuestion(), createQuestion({ id: 'b', text: '' })])).toBe(
      'Question 2: Please write the question.',
    );
  });
});

describe('an answer (RG-24)', () => {
  const options = ['S', 'M', 'L'];
  it.each<[FormQuestionKind, string[], string | undefined]>([
    ['SHORT_TEXT', ['Medium'], undefined],
    ['SHORT_TEXT', ['x'.repeat(201)], 'At most 200 characters, please.'],
    ['SHORT_TEXT', ['a', 'b'], 'Please give one answer.'],
    ['SHORT_TEXT', [' '], undefined],
    ['LONG_TEXT', ['x'.repeat(2_000)], undefined],
    ['LONG_TEXT', ['x'.repeat(2_001)], 'At most 2000 characters, please.'],
    ['ONE_OF', ['M'], undefined],
    ['ONE_OF', ['XL'], 'Please choose one of the options.'],
    ['ONE_OF', ['S', 'M'], 'Please give one answer.'],
    ['SEVERAL_OF', ['S', 'M'], undefined],
    ['SEVERAL_OF', ['S', 'XL'], 'Please choose one of the options.'],
    ['NUMBER', ['-12.5'], undefined],
    ['NUMBER', ['twelve'], 'Please enter a number.'],
    ['DATE', ['2031-02-28'], undefined],
    ['DATE', ['2031-02-30'], 'Please enter a date.'],
    ['DATE', ['tomorrow'], 'Please enter a date.'],
    ['CONSENT', ['yes'], undefined],
    ['CONSENT', ['no'], 'Please answer yes or leave it out.'],
  ])('to %s: %j', (kind, values, message) => {
    expect(findAnswerError(createQuestion({ kind, options }), values)).toBe(message);
  });

  it.each<[FormQuestionKind, string]>([
    ['SHORT_TEXT', 'Please answer this question.'],
    ['SEVERAL_OF', 'Please answer this question.'],
    ['CONSENT', 'Your consent is required.'],
  ])('to a required %s may not be missing', (kind, message) => {
    expect(findAnswerError(createQuestion({ kind, options, required: true }), [''])).toBe(message);
  });
});
