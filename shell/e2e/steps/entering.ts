import type { Stage } from '../harness/stories';

export const heading = ({ page }: Stage, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name });
