import { createRoot } from 'react-dom/client';
import { BarePage } from './BarePage';

const list = async () => (await globalThis.fetch('/api/v1/public/homepage/events')).json();

const root = document.getElementById('root');
if (root) createRoot(root).render(<BarePage list={list} />);
