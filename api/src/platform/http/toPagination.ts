/** A reply's page numbers and total (RG-2). */
export const toPagination = (total: number, { page, size }: { page: number; size: number }) => ({
  totalPages: Math.ceil(total / size),
  totalElements: total,
  number: page,
});
