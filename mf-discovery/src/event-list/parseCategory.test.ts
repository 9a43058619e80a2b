import { parseCategory } from './parseCategory';

describe('parsing a type from an address (RT-13)', () => {
  test.each(['quiz', 'Quiz', 'QUIZZES', 'quizzes'])('"%s" means quiz', (text) => {
    expect(parseCategory(text)).toBe('quiz');
  });

  test.each([undefined, '', 'concert', 'other'])('"%s" is unknown', (text) => {
    expect(parseCategory(text)).toBeUndefined();
  });
});
