export { ToastRegion } from './ToastRegion.tsx';
export { toast } from './toast.ts';
