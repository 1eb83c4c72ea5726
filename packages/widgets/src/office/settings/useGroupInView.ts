import { useEffect, useState } from 'react';

/** How far down the page a group counts as the one in view, as a share of the height. */
const line = 0.35;

/** Which of some groups is in view: the last one that begins above a line near the top, and at the end of the page the last of all. */
export function useGroupInView<Id extends string>(ids: readonly Id[]): Id | undefined {
  const [inView, setInView] = useState<Id>();
  useEffect(() => {
    let waiting = 0;
    const look = () => {
      waiting = 0;
      const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
      const begun = ids.filter((id) => {
        const group = document.getElementById(id);
        return group && group.getBoundingClientRect().top <= clientHeight * line;
      });
      const isAtEnd = scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 1;
      setInView(isAtEnd ? ids.at(-1) : (begun.at(-1) ?? ids[0]));
    };
    const later = () => {
      waiting ||= requestAnimationFrame(look);
    };
    look();
    document.addEventListener('scroll', later, { passive: true, capture: true });
    window.addEventListener('resize', later);
    return () => {
      cancelAnimationFrame(waiting);
      document.removeEventListener('scroll', later, { capture: true });
      window.removeEventListener('resize', later);
    };
  }, [ids]);
  return inView;
}
