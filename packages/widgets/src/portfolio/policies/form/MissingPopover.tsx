import type { PolicyMissing } from '@corredor/core/api';
import { Button } from '@corredor/ui/Button';
import { focusField } from '@corredor/ui/ErrorSummary';
import { Popover } from '@corredor/ui/Popover';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { MissingList } from '../moves/MissingList.tsx';

interface MissingPopoverProps {
  missing: readonly PolicyMissing[];
  /** The draft, whose page has the fields; without it they stand on this page. */
  policyId?: number;
}

/** How much enabling still asks for, which opens what that is, each with the way to its field. */
export function MissingPopover({ missing, policyId }: MissingPopoverProps) {
  const { t } = useTranslation('policies');
  const wanted = useRef<PolicyMissing>(undefined);
  const goOn = () => {
    const field = wanted.current;
    wanted.current = undefined;
    // The focus has gone back to the button by then.
    if (field) requestAnimationFrame(() => focusField(field, null));
  };
  const label = t('summary.lacks', { count: missing.length });
  return (
    <Popover
      title={label}
      isTitleHidden
      size="medium"
      placement="top start"
      trigger={
        <Button tone="quiet" size="small">
          {label}
        </Button>
      }
    >
      {(close) => (
        <>
          <MissingList
            missing={missing}
            policyId={policyId}
            onFollow={close}
            onField={(field) => {
              wanted.current = field;
              close();
            }}
          />
          <OnGone tell={goOn} />
        </>
      )}
    </Popover>
  );
}

/** Tells when what it stands in is gone. */
function OnGone({ tell }: { tell: () => void }) {
  const told = useRef(tell);
  useEffect(() => () => told.current(), []);
  return null;
}
