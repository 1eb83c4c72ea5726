import { themeClass } from '@corredor/ui/theme';
import { usePreferences } from '@corredor/widgets/data';
import { useLayoutEffect } from 'react';

/** Dresses the page as the signed-in user likes it. */
export function ThemeFromPreferences() {
  const { theme, density } = usePreferences();
  useLayoutEffect(() => {
    const { documentElement } = document;
    documentElement.className = themeClass({ theme, density });
    return () => {
      documentElement.className = themeClass();
    };
  }, [theme, density]);
  return null;
}
