export { AnswerOptions } from './AnswerOptions';
export { getOptionLetter } from './getOptionLetter';
