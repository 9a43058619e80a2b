import type { Application } from '../../platform/Application';
import { hostRoutes } from './hostRoutes';
import { ownRoutes } from './ownRoutes';
import { publicRoutes } from './publicRoutes';

export function certificatesRoutes(app: Application): void {
  hostRoutes(app);
  ownRoutes(app);
  publicRoutes(app);
}
