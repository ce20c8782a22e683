package rulesmutation;

import com.google.common.collect.ImmutableList;
import com.google.firebase.rules.runtime.common.EvaluationListener;
import com.google.firebase.rules.runtime.common.EvaluationRestrictions;
import com.google.firebase.rules.runtime.impl.DefaultEvaluator;
import com.google.firebase.rules.runtime.v1.RulesetAst;
import java.util.function.Supplier;

/** Evaluates firestore.rules in sight of the watch, if there is one. */
public final class WatchedEvaluator extends DefaultEvaluator {
  public WatchedEvaluator(
      RulesetAst rules,
      ImmutableList<Supplier<EvaluationListener>> listeners,
      EvaluationRestrictions restrictions) {
    super(rules, watch(restrictions), restrictions);
  }

  private static ImmutableList<Supplier<EvaluationListener>> watch(
      EvaluationRestrictions restrictions) {
    Watch watch = Watch.current();
    if (watch == null) {
      return ImmutableList.of();
    }
    watch.restrictions = restrictions;
    return ImmutableList.of(() -> watch);
  }
}
