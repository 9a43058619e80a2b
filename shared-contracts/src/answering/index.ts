export { AnswerOptions } from './AnswerOptions';
export { letterOf } from './letterOf';
