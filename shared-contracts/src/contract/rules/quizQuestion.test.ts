import { findQuestionErrors } from './quizQuestion';

const question = { questionText: 'Which is prime?', options: ['91', '97', '87', '93'], correctAnswer: '97' };
const listErrors = (given: object) =>
  findQuestionErrors({ ...question, ...given }).map(({ field, message }) => [field, message]);

describe('a question', () => {
  it('may stand with a text, different options and one of them as the answer', () => {
    expect(listErrors({})).toEqual([]);
    expect(listErrors({ options: ['yes', 'no'], correctAnswer: ' no ' })).toEqual([]);
  });

  it.each([null, '', '  ', '89'])('is refused with %j as its answer', (correctAnswer) => {
    expect(listErrors({ correctAnswer })).toEqual([
      ['correctAnswer', 'Please select a correct answer for each question'],
    ]);
  });

  it('is refused without a text', () => {
    expect(listErrors({ questionText: '  ' })).toEqual([
      ['questionText', 'Please fill in all question texts'],
    ]);
  });

  it.each([
    [['97'], 'A question has 2 to 6 options.'],
    [['97', '2', '3', '4', '5', '6', '7'], 'A question has 2 to 6 options.'],
    [['97', ' '], 'Please fill in all options'],
    [['97', '97 '], 'Options must be different.'],
  ])('is refused with the options %j', (options, message) => {
    expect(listErrors({ options })).toEqual([['options', message]]);
  });
});
