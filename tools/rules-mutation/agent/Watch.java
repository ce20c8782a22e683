package rulesmutation;

import com.google.firebase.rules.runtime.common.EvaluationListener;
import com.google.firebase.rules.runtime.common.EvaluationRestrictions;
import com.google.firebase.rules.runtime.common.Evaluator.Context;
import com.google.firebase.rules.runtime.common.ExecutionContext;
import com.google.firebase.rules.runtime.common.ParentPointer;
import com.google.firebase.rules.runtime.impl.Activation;
import com.google.firebase.rules.runtime.impl.EvaluationManager;
import com.google.firebase.rules.runtime.impl.ExecutableExpression;
import com.google.firebase.rules.runtime.impl.ExpressionStackWalker;
import com.google.firebase.rules.runtime.impl.Interpreter;
import com.google.firebase.rules.runtime.v1.Expression;
import com.google.firebase.rules.runtime.v1.ExpressionValue;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ExecutionException;

/** Sees what the unchanged rules evaluate for a request. */
final class Watch implements EvaluationListener {
  private static final ThreadLocal<Watch> CURRENT = new ThreadLocal<>();
  private static final ExpressionStackWalker WALKER = new ExpressionStackWalker();

  /** A place at which a mutant differs, with the variables there, and what it came to. */
  private record Visit(
      Mutant mutant, Expression part, Activation variables, ExpressionValue value) {}

  private final Mutants mutants;
  private final Map<Object, List<Visit>> visits = new HashMap<>();
  private List<Visit> last = List.of();
  EvaluationRestrictions restrictions;

  private Watch(Mutants mutants) {
    this.mutants = mutants;
  }

  static Watch begin(Mutants mutants) {
    CURRENT.set(new Watch(mutants));
    return CURRENT.get();
  }

  static void end() {
    CURRENT.remove();
  }

  /** Null while a mutant is evaluated. */
  static Watch current() {
    return CURRENT.get();
  }

  /**
   * The emulator evaluates a request twice: first without the documents, which only ends what is
   * refused whatever they hold. What counts of a path is the last time.
   */
  @Override
  public void beforePermissionEvaluation(Context context) {
    last = new ArrayList<>();
    visits.put(List.of(context.method(), context.path()), last);
  }

  @Override
  public void afterExpression(
      Expression expression, ParentPointer<ExecutionContext> variables, ExpressionValue value) {
    mutants
        .at(expression)
        .forEach(
            (mutant, part) -> last.add(new Visit(mutant, part, (Activation) variables, value)));
  }

  /** The mutants whose part comes to something else in some place: no other can decide otherwise. */
  Set<Mutant> different() {
    Set<Mutant> found = new LinkedHashSet<>();
    for (List<Visit> each : visits.values()) {
      for (Visit it : each) {
        if (!found.contains(it.mutant) && !Objects.equals(orNull(it.value), valueOf(it))) {
          found.add(it.mutant);
        }
      }
    }
    return found;
  }

  private static ExpressionValue orNull(ExpressionValue value) {
    return value == null || value.hasUndefined() ? null : value;
  }

  /** Null for an error. */
  private ExpressionValue valueOf(Visit visit) {
    ExecutableExpression part = new ExecutableExpression(visit.part, visit.variables);
    try {
      EvaluationManager manager = new EvaluationManager(restrictions, WALKER);
      return orNull(Interpreter.iterative(manager).evaluate(part, NOOP).get());
    } catch (ExecutionException | RuntimeException e) {
      return null;
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
