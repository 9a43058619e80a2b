export { type Period, periodParameters, readPeriod, toInterval, toPeriodQuery } from './period';
export { PeriodFields } from './PeriodFields';
