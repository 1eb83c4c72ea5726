import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Text } from 'react-aria-components/Text';
import {
  UNSTABLE_ToastRegion as AriaToastRegion,
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
} from 'react-aria-components/Toast';
import { Button } from '../../actions/Button/index.ts';
import * as field from '../../fields/Field/Field.css.ts';
import { useToolWords } from '../../foundation/words/index.ts';
import { Icon } from '../../text/Icon/index.ts';
import { toastsRoom } from '../../theme/layers.css.ts';
import * as css from './Toast.css.ts';
import { queue } from './toast.ts';

/** Tells the page how much room the messages take, so that what opens over it stands below them. */
function tellRoom(region: HTMLElement | null) {
  if (!region) return;
  const tell = (room: string) => document.documentElement.style.setProperty(toastsRoom, room);
  const sizes = new ResizeObserver(() => tell(`calc(${region.offsetHeight}px + 2rem)`));
  sizes.observe(region);
  return () => {
    sizes.disconnect();
    tell('0px');
  };
}

const icons = { success: CircleCheck, error: CircleAlert, info: Info };

/** Where toasts appear; one in the whole application. */
export function ToastRegion() {
  const words = useToolWords();
  const hasToasts = useSyncExternalStore(
    (changed) => queue.subscribe(changed),
    () => queue.visibleToasts.length > 0,
    () => false,
  );
  return (
    <AriaToastRegion
      ref={tellRoom}
      queue={queue}
      // react-aria takes the region among the stops of F6 when its name changes: at first there is nothing to stop at.
      aria-label={hasToasts ? words.notifications : undefined}
      className={css.region}
    >
      {({ toast }) => {
        const { tone, message, action, also } = toast.content;
        return (
          <Toast toast={toast} className={css.toast}>
            <span className={`${css.mark} ${css.tone[tone]}`}>
              <Icon of={icons[tone]} size={20} />
            </span>
            <ToastContent className={css.content}>
              <Text slot="title">{message}</Text>
              {action && (
                <div className={css.actions}>
                  {[also, action].map(
                    (one) =>
                      one && (
                        <Button
                          key={one.label}
                          size="small"
                          onPress={() => {
                            one.onAction();
                            queue.close(toast.key);
                          }}
                        >
                          {one.label}
                        </Button>
                      ),
                  )}
                </div>
              )}
            </ToastContent>
            <AriaButton slot="close" aria-label={words.dismissNotice} className={field.innerButton}>
              <Icon of={X} />
            </AriaButton>
          </Toast>
        );
      }}
    </AriaToastRegion>
  );
}
