import com.google.common.util.concurrent.FutureCallback;
import com.google.common.util.concurrent.Futures;
import com.google.common.util.concurrent.ListenableFuture;
import com.google.common.util.concurrent.MoreExecutors;
import com.google.common.util.concurrent.SettableFuture;
import com.google.firebase.rules.runtime.common.AsyncRuntimeFunction;
import com.google.firebase.rules.runtime.common.EvaluationResult;
import com.google.firebase.rules.runtime.common.Evaluator;
import com.google.firebase.rules.runtime.evaluators.AuthRuleEvaluator.RuleContext;
import com.google.firebase.rules.runtime.utils.ExpressionValueUtils;
import com.google.firebase.rules.runtime.v1.ExecutionRequest;
import com.google.firebase.rules.runtime.v1.ExecutionResponse;
import com.google.firebase.rules.runtime.v1.ExpressionValue;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.protobuf.InvalidProtocolBufferException;
import com.google.protobuf.util.JsonFormat;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;

/** The evaluation of one request, with the Firestore documents that its rules read. */
final class Verification implements FutureCallback<EvaluationResult> {
  private final int id;
  private final Answers answers;
  private final Runnable onDone;
  private final Map<String, SettableFuture<ExpressionValue>> documents = new HashMap<>();

  /** Requested one after the other: firebase-tools handles one document at a time per request. */
  private final Deque<String> openLookups = new ArrayDeque<>();

  Verification(int id, Answers answers, Runnable onDone) {
    this.id = id;
    this.answers = answers;
    this.onDone = onDone;
  }

  void start(Evaluator evaluator, JsonObject context) throws InvalidProtocolBufferException {
    RuleContext.Builder request =
        RuleContext.builder()
            .service(context.get("service").getAsString())
            .method(context.get("method").getAsString())
            .path(RulePaths.fromRaw(context.get("path").getAsString()))
            .supplyFunction(lookup("firestore.get", document -> document))
            .supplyFunction(lookup("firestore.exists", Verification::isFound));
    for (Map.Entry<String, JsonElement> variable :
        context.getAsJsonObject("variables").entrySet()) {
      ExpressionValue.Builder value = ExpressionValue.newBuilder();
      JsonFormat.parser().merge(variable.getValue().toString(), value);
      request.supplyVariable(variable.getKey(), value.build());
    }
    Futures.addCallback(evaluator.evaluate(request.build()), this, MoreExecutors.directExecutor());
  }

  /** Completes the oldest open lookup, with which the evaluation continues. */
  void receiveDocument(JsonObject message) throws InvalidProtocolBufferException {
    String path = openLookups.remove();
    if (!openLookups.isEmpty()) {
      answers.requestDocument(id, openLookups.element());
    }
    documents.get(path).set(FirestoreDocument.fromAnswer(message));
  }

  @Override
  public void onSuccess(EvaluationResult result) {
    onDone.run();
    JsonObject json = new JsonObject();
    json.addProperty("permit", result.permit());
    answers.send(id, json, List.of(), List.of());
  }

  /** No rule permits the request, and one could not be evaluated: the message contains which. */
  @Override
  public void onFailure(Throwable error) {
    onDone.run();
    answers.fail(id, error.getMessage());
  }

  private AsyncRuntimeFunction lookup(String name, UnaryOperator<ExpressionValue> convert) {
    return new AsyncRuntimeFunction() {
      @Override
      public String name() {
        return name;
      }

      @Override
      public ListenableFuture<ExecutionResponse> execute(ExecutionRequest request) {
        String path = RulePaths.toUrl(request.getArguments(0).getPathValue());
        return Futures.transform(
            document(path),
            document -> ExpressionValueUtils.createResponse(convert.apply(document)),
            MoreExecutors.directExecutor());
      }
    };
  }

  /** The document at the path, or null if there is none; read once per request. */
  private ListenableFuture<ExpressionValue> document(String path) {
    SettableFuture<ExpressionValue> known = documents.get(path);
    if (known != null) {
      return known;
    }
    SettableFuture<ExpressionValue> wanted = SettableFuture.create();
    documents.put(path, wanted);
    openLookups.add(path);
    if (openLookups.size() == 1) {
      answers.requestDocument(id, path);
    }
    return wanted;
  }

  private static ExpressionValue isFound(ExpressionValue document) {
    return ExpressionValueUtils.createValue(!ExpressionValueUtils.isNull(document));
  }
}
