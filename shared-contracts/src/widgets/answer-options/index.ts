export { AnswerOptions } from './AnswerOptions';
export { optionLetter } from './optionLetter';
