import type { Application } from '../../platform/Application';
import { credentialRoutes } from './credentials/credentialRoutes';
import { hostRoutes } from './hostRoutes';
import { ownRoutes } from './ownRoutes';
import { publicRoutes } from './publicRoutes';

export function certificatesRoutes(app: Application): void {
  credentialRoutes(app);
  hostRoutes(app);
  ownRoutes(app);
  publicRoutes(app);
}
