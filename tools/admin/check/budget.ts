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
  const name = `projects/${String(at(project.body, 'projectNumber'))}`;
  return finding(WHAT, budgets, (body) => {
    const covering = listAt(body, 'budgets').filter((budget) => {
      const projects = listAt(budget, 'budgetFilter', 'projects');
      return projects.length === 0 || projects.includes(name);
    });
    return covering.some((budget) => listAt(budget, 'thresholdRules').length > 0)
      ? undefined
      : 'Google Cloud → Billing → Budgets & alerts: create a budget with alerts.';
  });
}
