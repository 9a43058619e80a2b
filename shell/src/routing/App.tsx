import { Layout } from '../layout/Layout';
import { ScreenRoutes } from './ScreenRoutes';
import { usePageRegistry } from './usePageRegistry';

/** The page with its registry. */
export function App() {
  const registry = usePageRegistry();
  return (
    <Layout registry={registry}>
      <ScreenRoutes registry={registry} />
    </Layout>
  );
}
