/** What a reply says of its page and of how many there are in all (RG-2). */
export const toPagination = (total: number, { page, size }: { page: number; size: number }) => ({
  totalPages: Math.ceil(total / size),
  totalElements: total,
  number: page,
});
