export { CardTable } from './CardTable';
export { Cell } from './Cell';
export { RowHeading } from './RowHeading';
export { type FilterChange, useTableFilter } from './useTableFilter';
