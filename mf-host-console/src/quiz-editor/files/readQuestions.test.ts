import { createDraft } from '../DraftQuestion';
import { formatQuestionsCsv } from './formatQuestionsCsv';
import { readQuestions } from './readQuestions';

const HEAD = 'Question,Option A,Option B,Option C,Option D,Correct answer';

const readErrors = async (...lines: string[]) => (await readQuestions(lines.join('\r\n'))).lineErrors;
const readValid = async (...lines: string[]) =>
  (await readQuestions(lines.join('\n'))).questions?.map(({ questionText, options, correct }) => [
    questionText,
    options,
    correct,
  ]);

const nine = ['Which is odd?', ['2', '9', '4', '6'], 1];

describe('questions from a CSV file', () => {
  it.each([
    ['by the text of the right answer', 'Which is odd?,2,9,4,6,9'],
    ['by its letter', 'Which is odd?,2,9,4,6,b'],
    ['with quotation marks', '"Which is odd?","2","9","4","6","9"'],
    ['with spaces around', ' Which is odd? , 2,9 ,4,6, B '],
  ])('are accepted %s', async (_how, line) => {
    expect(await readValid(HEAD, line)).toEqual([nine]);
  });

  it('match the right answer by text before its letter', async () => {
    expect(await readValid(HEAD, 'Which is a vowel?,B,A,C,D,A')).toEqual([
      ['Which is a vowel?', ['B', 'A', 'C', 'D'], 1],
    ]);
  });

  it('allow semicolons, other column orders, fewer options, blank lines and a byte order mark', async () => {
    const text =
      '\uFEFFRight;Question;A;B;C;D\r\n\r\nYes;Sure?;Yes;No;;\r\n;;;;;\r\n9;Which is odd?;2;9;4;6\r\n';
    expect((await readQuestions(text)).questions?.map(({ options, correct }) => [options, correct])).toEqual([
      [['Yes', 'No'], 0],
      [['2', '9', '4', '6'], 1],
    ]);
  });

  it('may contain commas, quotation marks and line breaks', async () => {
    expect(await readValid(HEAD, '"Who said ""so, what""?\nOne of these:",A b,"C, d",E,F,"C, d"')).toEqual([
      ['Who said "so, what"?\nOne of these:', ['A b', 'C, d', 'E', 'F'], 1],
    ]);
  });

  it.each([
    ['The question is missing.', ',2,9,4,6,9'],
    ["“11” is not an option. Use a letter from A to D, or an option's text.", 'Which is odd?,2,9,4,6,11'],
    ["“E” is not an option. Use a letter from A to D, or an option's text.", 'Which is odd?,2,9,4,6,E'],
    ["“C” is not an option. Use a letter from A to B, or an option's text.", 'Is 9 odd?,Yes,No,,,C'],
    ['The correct answer is missing.', 'Which is odd?,2,9,4,6,'],
    ['Please fill in all options', 'Which is odd?,2,,4,6,B'],
    ['Options must be different.', 'Which is odd?,2,9,9,6,9'],
    ['At most 1000 characters, please.', `${'x'.repeat(1001)},2,9,4,6,9`],
    ['At most 300 characters, please.', `Which is odd?,2,9,4,${'x'.repeat(301)},9`],
    ['A quotation mark is missing or in the wrong place.', 'Which is odd?,"2,9,4,6,9'],
  ])('are rejected with "%s" and their line', async (message, line) => {
    const found = await readErrors(HEAD, 'Which is odd?,2,9,4,6,9', line);
    expect(found).toContainEqual({ line: 3, message });
  });

  it('report every invalid line by its number in the file, even after line breaks in cells', async () => {
    const found = await readErrors(HEAD, '"Two\r\nlines",2,9,4,6,9', '', ',2,9,4,6,9', 'Odd?,2,9,4,6,no');
    expect(found).toEqual([
      { line: 5, message: 'The question is missing.' },
      { line: 6, message: "“no” is not an option. Use a letter from A to D, or an option's text." },
    ]);
  });

  it.each([
    [
      'The first line must be these column names: Question, Option A, Option B, Option C, Option D, Correct answer.',
      'Odd?,2,9',
    ],
    [
      'The first line must be these column names: Question, Option A, Option B, Option C, Option D, Correct answer.',
      '',
    ],
    ['There is no question in this file.', HEAD],
    ['Please save the file as UTF-8.', `${HEAD}\uFFFD`],
  ])('are rejected as a whole: "%s"', async (message, text) => {
    expect(await readErrors(text)).toEqual([{ line: 1, message }]);
  });

  it('are at most 200', async () => {
    const lines = Array.from({ length: 201 }, (_line, position) => `Question ${position}?,2,9,4,6,9`);
    expect(await readErrors(HEAD, ...lines)).toEqual([
      { line: 202, message: 'A quiz has at most 200 questions.' },
    ]);
    expect(await readValid(HEAD, ...lines.slice(1))).toHaveLength(200);
  });
});

describe('questions into a CSV file', () => {
  const written = [
    createDraft({ questionText: 'Which is odd?', options: ['2', '9', '4', '6'], correct: 1 }),
    createDraft({ questionText: '=SUM(1,2), or "three"?\nSay', options: ['-3', '+3'], correct: 0 }),
  ];

  it('contain a header row and no cell that a spreadsheet would execute', async () => {
    expect(await formatQuestionsCsv(written)).toBe(
      '\uFEFF"Question","Option A","Option B","Option C","Option D","Correct answer"\r\n' +
        '"Which is odd?","2","9","4","6","9"\r\n' +
        `"'=SUM(1,2), or ""three""?\nSay","'-3","'+3","","","'-3"\r\n`,
    );
  });

  it('survive an export and an import', async () => {
    const { questions: read = [] } = await readQuestions(await formatQuestionsCsv(written));
    expect(read.map(({ key: _key, ...question }) => question)).toEqual(
      written.map(({ key: _key, ...question }) => question),
    );
  });

  it('contain the header row without any question', async () => {
    expect(await formatQuestionsCsv([])).toBe(
      '\uFEFF"Question","Option A","Option B","Option C","Option D","Correct answer"\r\n',
    );
  });
});
