import { type Finding, finding } from './finding';
import { type Answer, at, listAt } from './google-api';

const WHAT = 'A budget alert covers the project';

/** Whether some budget of the billing account has alerts for this project. */
export function checkBudget(
  project: Answer,
  billing: Answer,
  budgets: Answer | undefined,
): Finding {
  if (!billing.ok) return finding(WHAT, billing, () => undefined);
  if (at(billing.body, 'billingEnabled') !== true || !budgets) {
    return { what: 'No billing account: nothing can cost money', status: 'ok' };
  }
  if (!project.ok) return finding(WHAT, project, () => undefined);
  const number = String(at(project.body, 'projectNumber'));
  return finding(WHAT, budgets, (body) =>
    coversProject(body, number)
      ? undefined
      : 'Google Cloud → Billing → Budgets & alerts: create a budget with alerts.',
  );
}

/** Whether one of the budgets that a billing account lists has alerts for the project of that number. */
export const coversProject = (budgets: unknown, number: string): boolean =>
  listAt(budgets, 'budgets').some((budget) => {
    const projects = listAt(budget, 'budgetFilter', 'projects');
    const isCovered = projects.length === 0 || projects.includes(`projects/${number}`);
    return isCovered && listAt(budget, 'thresholdRules').length > 0;
  });
