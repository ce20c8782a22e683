package rulesmutation;

import static com.google.common.util.concurrent.MoreExecutors.directExecutor;

import com.google.common.util.concurrent.Futures;
import com.google.common.util.concurrent.ListenableFuture;
import com.google.firebase.rules.runtime.common.EvaluationResult;
import com.google.firebase.rules.runtime.common.Evaluator;
import com.google.firebase.rules.runtime.impl.DefaultEvaluator;
import com.google.firebase.rules.runtime.v1.RulesetAst;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;

/** Decides a request by storage.rules, and puts the same request to all mutants. */
public final class AskingEvaluator implements Evaluator {
  private final Mutants mutants;

  public AskingEvaluator(RulesetAst rules) {
    mutants = Mutants.of("storage.rules", rules);
  }

  /** The answer waits for those of the mutants, which may read what the rules do not. */
  @Override
  public ListenableFuture<EvaluationResult> evaluate(Context context) {
    ListenableFuture<EvaluationResult> result = evaluate(mutants.rules(), context);
    Map<Mutant, ListenableFuture<EvaluationResult>> answers = new LinkedHashMap<>();
    for (Mutant mutant : mutants.alive()) {
      answers.put(mutant, evaluate(mutant.rules, context));
    }
    List<ListenableFuture<?>> all = new ArrayList<>(answers.values());
    all.add(result);
    return Futures.whenAllComplete(all)
        .callAsync(
            () -> {
              answers.forEach(
                  (mutant, answer) ->
                      mutants.compare(mutant, outcome(result), outcome(answer), context.method()));
              return result;
            },
            directExecutor());
  }

  private static ListenableFuture<EvaluationResult> evaluate(RulesetAst rules, Context context) {
    return new DefaultEvaluator(rules).evaluate(context);
  }

  private static String outcome(ListenableFuture<EvaluationResult> result) {
    try {
      return Futures.getDone(result).permit() ? "allowed" : "denied";
    } catch (ExecutionException e) {
      return "denied";
    }
  }
}
