import { focusField } from '@corredor/ui/ErrorSummary';
import { useEffect } from 'react';
import { useNavigation } from '../../base/navigation/index.ts';

/** The address of a form, which then goes to one of its fields. */
export const atField = (form: string, field: string) => `${form}?${new URLSearchParams({ field })}`;

/** Goes to the field that the address asks for, once its form is drawn. */
export function useAskedField(isDrawn: boolean) {
  const { pathname, search, go } = useNavigation();
  const field = new URLSearchParams(search).get('field');
  useEffect(() => {
    if (!field || !isDrawn) return;
    const frame = requestAnimationFrame(() => {
      focusField(field, null);
      // The address must change before the same link can lead there again.
      go(pathname, { replace: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [field, isDrawn, go, pathname]);
}
