export { AnswerOptions, getOptionLetter } from './AnswerOptions';
