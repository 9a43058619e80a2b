import { Layout } from '../layout/Layout';
import { ScreenRoutes } from './ScreenRoutes';
import { usePageRegistry } from './usePageRegistry';

/** The page with what its registry says, for as long as it is open. */
export function App() {
  const registry = usePageRegistry();
  return (
    <Layout registry={registry}>
      <ScreenRoutes registry={registry} />
    </Layout>
  );
}
