export { type Period, periodParameters, readPeriod, toInterval } from './period';
export { PeriodFields } from './PeriodFields';
