import { paths } from '@corredor/core/paths';
import { expect } from '@playwright/test';
import { choose, write } from '../support/fields.ts';
import { goInside } from '../support/goInside.ts';
import type { Person } from '../support/person.ts';

/** The board of ending terms. */
export function renewalsPage({ page, words }: Person) {
  const label = (name: string) => words(`renewals:field.${name}`);
  const column = (stage: string) => page.getByRole('region', { name: stage, exact: true });
  const cardsIn = (stage: string) => column(stage).getByRole('row');
  const asking = (action: string) =>
    page.getByRole('dialog', { name: words(`renewals:dialog.${action}`), exact: true });
  const answer = async (action: string) => {
    const button = asking(action).getByRole('button', { name: words(`renewals:verb.${action}`), exact: true });
    await button.click();
    await expect(asking(action)).toBeHidden();
  };
  return {
    openBoard: (search?: string) => goInside(page, paths.renewals({ view: 'board', ...(search && { search }) })),
    openList: (search: string) => goInside(page, paths.renewals({ search })),
    /** I say once for all chosen ones what their next terms observe. */
    prepareAll: async (observations: string) => {
      await write(asking('prepare'), label('observations'), observations);
      await answer('prepare');
    },
    /** All chosen ones go to a stage, to be looked at again on a day. */
    moveAll: async (stage: string) => {
      await choose(asking('move'), label('stage'), stage);
      await answer('move');
    },
    /** How many cards stand in a stage. */
    seeCount: (stage: string, count: number) => expect(cardsIn(stage)).toHaveCount(count),
    /** The policy of the first or the last card of a stage. */
    policyIn: (stage: string, place: 'first' | 'last') =>
      cardsIn(stage)
        [place]()
        .getByRole('link')
        .textContent()
        .then((text) => text ?? ''),
    move: async (policy: string, from: string, to: string) => {
      const card = cardsIn(from).filter({ hasText: policy });
      await card.getByRole('button').last().click();
      await page.getByRole('menuitem', { name: to }).click();
    },
    /** What is decided stands folded until somebody opens it. */
    openDecided: () => page.getByRole('button', { name: words('renewals:board.fold'), exact: true }).click(),
    seeIn: (stage: string, policy: string) => expect(cardsIn(stage).filter({ hasText: policy })).toBeVisible(),
    /** Its next term is made ready, from the card. */
    prepare: async (policy: string, stage: string, observations: string) => {
      await cardsIn(stage).filter({ hasText: policy }).getByRole('link').click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: words('renewals:verb.prepare'), exact: true })
        .click();
      await write(asking('prepare'), label('observations'), observations);
      await answer('prepare');
    },
    loseBecause: async (reason: string, text: string) => {
      await choose(asking('lose'), label('lost_reason_code'), words(`common:lostReason.${reason}`));
      await write(asking('lose'), label('lost_reason'), text);
      await answer('lose');
    },
  };
}
