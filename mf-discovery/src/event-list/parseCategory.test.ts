import { parseCategory } from './parseCategory';

describe('the type that an address names (RT-13)', () => {
  test.each(['quiz', 'Quiz', 'QUIZZES', 'quizzes'])('"%s" is the quizzes', (text) => {
    expect(parseCategory(text)).toBe('quiz');
  });

  test.each([undefined, '', 'concert', 'other'])('"%s" is none', (text) => {
    expect(parseCategory(text)).toBeUndefined();
  });
});
